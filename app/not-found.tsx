import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/site.css";
import type { Metadata } from "next";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import en from "@/lib/i18n/messages/en/errors.json";
import fr from "@/lib/i18n/messages/fr/errors.json";

export const metadata: Metadata = { title: "404 · Loopscope" };

const languages = [
  { lang: "en", words: en.notFound },
  { lang: "fr", words: fr.notFound },
];

/** An address outside both languages (a missing file): nothing tells which one to speak, so both. */
export default function NotFoundAnywhere() {
  return (
    <html lang="en">
      <body>
        <main className="page alone">
          {languages.map(({ lang, words }) => {
            const home = (
              <a href={`/${lang}`} className={buttonClass()}>
                {words.home}
              </a>
            );
            return (
              <div key={lang} lang={lang}>
                <Notice title={words.title} actions={home}>
                  <p className="lead">{words.text}</p>
                </Notice>
              </div>
            );
          })}
        </main>
      </body>
    </html>
  );
}
