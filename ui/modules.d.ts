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

/** What is used of it; its own types lack most options. */
declare module 'smartcrop' {
  interface Box {
    x: number
    y: number
    width: number
    height: number
  }

  interface Pixels {
    data: ArrayLike<number>
    width: number
    height: number
  }

  interface Options {
    width: number
    height: number
    detailWeight: number
    edgeWeight: number
    ruleOfThirds: boolean
    step: number
    scoreDownSample: number
    prescale: boolean
    imageOperations: {
      open: (image: Pixels) => Promise<Pixels>
      getData: (image: Pixels) => Promise<Pixels>
    }
  }

  const smartcrop: {
    crop(image: Pixels, options: Options): Promise<{ topCrop: Box }>
  }
  // oxlint-disable-next-line import/no-default-export -- as it is published
  export default smartcrop
}
