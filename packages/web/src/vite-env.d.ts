/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The URL of the translation files, by language and namespace (`vite-translations.ts`). */
  readonly VITE_LOCALES: string;
}
