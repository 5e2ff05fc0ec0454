declare module '*.module.css' {
  const classes: Record<string, string>
  // The bundler gives the class names of a module as its default.
  // oxlint-disable-next-line import/no-default-export
  export default classes
}

declare module '*.css'
