declare module '*.module.css' {
  const classes: Record<string, string>
  // oxlint-disable-next-line import/no-default-export -- esbuild exports it this way
  export default classes
}

declare module '*.css'
