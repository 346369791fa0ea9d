import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

type FailureNoticeProps = {
  title: string;
  text: string;
  again: string;
  /** What identifies the failure in the server's log, if it happened there. */
  reference?: string | undefined;
  onRetry: () => void;
};

/** A page that stopped through our fault: says so and offers the way on. */
export function FailureNotice({ title, text, again, reference, onRetry }: FailureNoticeProps) {
  const retry = (
    <Button variant="solid" onClick={onRetry}>
      {again}
    </Button>
  );
  return (
    <Notice as="page" role="alert" title={title} actions={retry}>
      <p className="lead">{text}</p>
      {reference !== undefined && <p className="mono">{reference}</p>}
    </Notice>
  );
}
