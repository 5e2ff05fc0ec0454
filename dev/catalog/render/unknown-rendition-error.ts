/** The asset is unknown or does not have the rendition. */
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
