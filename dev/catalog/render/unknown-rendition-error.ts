/** There is no such asset, or it has no rendition of that name. */
export class UnknownRenditionError extends Error {
  readonly assetId: string
  readonly rendition: string

  constructor(assetId: string, rendition: string) {
    super(
      `Asset ${assetId} has no rendition ${rendition}. Ask for one that its record lists.`
    )
    this.name = 'UnknownRenditionError'
    this.assetId = assetId
    this.rendition = rendition
  }
}
