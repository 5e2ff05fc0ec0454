declare module '*theme.css' {}
declare module '*skeleton.css' {}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  // oxlint-disable-next-line import/no-default-export -- esbuild exports it this way
  export default classes
}

declare module '*.woff2' {
  const base64: string
  // oxlint-disable-next-line import/no-default-export -- esbuild exports it this way
  export default base64
}

/** A module bundled for itself, as the text of a classic worker. */
declare module 'worker:*' {
  const source: string
  // oxlint-disable-next-line import/no-default-export -- esbuild exports it this way
  export default source
}
