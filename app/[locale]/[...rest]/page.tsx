import { notFound } from "next/navigation";

/** Any address without a page of its own, so that the answer is in the reader's language. */
export default function UnknownPage() {
  notFound();
}
