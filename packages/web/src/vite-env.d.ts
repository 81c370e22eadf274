/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the build lays the words, by language and namespace (`vite-words.ts`). */
  readonly VITE_WORDS: string;
}
