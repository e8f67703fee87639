interface ImportMetaEnv {
  /** The folder of the strings, by language and namespace (see build/strings.ts). */
  readonly STRINGS: string;
  /** Every namespace, for what fetches them all. */
  readonly NAMESPACES: readonly string[];
}
