import type ts from "typescript";
import type { ProgramError } from "../contract";

export type ErrorLocale = "en" | "fr";

/** What can be wrong with a program, apart from its syntax. `name` is a piece of its own text. */
export type ErrorKey =
  | "too-long"
  | "too-deep"
  | "too-slow"
  | "import-value"
  | "import-unknown"
  | "import-dynamic"
  | "export-from"
  | "no-entry"
  | "enum"
  | "namespace"
  | "parameter-property"
  | "type-assertion"
  | "decorator"
  | "using"
  | "unsupported";

type Sentence = (name: string) => string;

const sentences: Record<ErrorLocale, Record<ErrorKey, Sentence>> = {
  en: {
    "too-long": () => "The program is longer than 64 KB.",
    "too-deep": () => "The program is nested too deeply to be read.",
    "too-slow": () =>
      "Reading this program takes too long. Write it with less nesting and shorter expressions.",
    "import-value": (name) =>
      `Only types can be imported here: write “import type … from "${name}"”. The client and the tools come with the argument of runAgent.`,
    "import-unknown": (name) =>
      `“${name}” cannot be imported here. Types may come from "@anthropic-ai/sdk"; everything else comes with the argument of runAgent.`,
    "import-dynamic": () =>
      "Nothing can be loaded while the program runs. Everything it may use comes with the argument of runAgent.",
    "export-from": () => "Nothing can be exported from another module: declare it in this program.",
    "no-entry": (name) => `The program must export its loop: “export async function ${name}(…)”.`,
    enum: () => "An enum cannot be run as it is written: use a union of strings, or a constant object.",
    namespace: () =>
      "A namespace cannot be run as it is written: move its contents to the top of the program.",
    "parameter-property": () =>
      "A constructor parameter cannot declare a property: declare the property in the class and assign it.",
    "type-assertion": () => "Write this assertion as “value as Type”.",
    decorator: () => "Decorators are not available here.",
    using: () => "“using” is not available here: write “const”.",
    unsupported: () => "This TypeScript syntax cannot be run as it is written.",
  },
  fr: {
    "too-long": () => "Le programme dépasse 64 Ko.",
    "too-deep": () => "Le programme est trop profondément imbriqué pour être lu.",
    "too-slow": () =>
      "La lecture de ce programme prend trop de temps. Écrivez-le avec moins d’imbrications et des expressions plus courtes.",
    "import-value": (name) =>
      `Seuls des types peuvent être importés ici : écrivez « import type … from "${name}" ». Le client et les outils arrivent par l’argument de runAgent.`,
    "import-unknown": (name) =>
      `« ${name} » ne peut pas être importé ici. Les types peuvent venir de "@anthropic-ai/sdk" ; tout le reste arrive par l’argument de runAgent.`,
    "import-dynamic": () =>
      "Rien ne peut être chargé pendant l’exécution. Tout ce que le programme peut utiliser arrive par l’argument de runAgent.",
    "export-from": () => "Rien ne peut être exporté depuis un autre module : déclarez-le dans ce programme.",
    "no-entry": (name) => `Le programme doit exporter sa boucle : « export async function ${name}(…) ».`,
    enum: () =>
      "Un enum ne peut pas être exécuté tel quel : utilisez une union de chaînes ou un objet constant.",
    namespace: () =>
      "Un namespace ne peut pas être exécuté tel quel : placez son contenu au premier niveau du programme.",
    "parameter-property": () =>
      "Un paramètre de constructeur ne peut pas déclarer de propriété : déclarez-la dans la classe, puis affectez-la.",
    "type-assertion": () => "Écrivez cette assertion sous la forme « valeur as Type ».",
    decorator: () => "Les décorateurs ne sont pas disponibles ici.",
    using: () => "« using » n’est pas disponible ici : écrivez « const ».",
    unsupported: () => "Cette syntaxe TypeScript ne peut pas être exécutée telle quelle.",
  },
};

/** Words an error in `locale`. `name` fills the sentence where it quotes the program. */
export function sentenceFor(key: ErrorKey, locale: ErrorLocale, name = ""): string {
  return sentences[locale][key](name);
}

/** Puts a message where `position` (a UTF-16 offset) is in the program. */
export function errorAt(file: ts.SourceFile, position: number, message: string): ProgramError {
  const { line, character } = file.getLineAndCharacterOfPosition(position);
  return { line: line + 1, column: character + 1, message };
}
