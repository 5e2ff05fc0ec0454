declare module '*.module.css' {
  const classes: Record<string, string>
  // oxlint-disable-next-line import/no-default-export -- the bundler's form
  export default classes
}

declare module '*.css'
