/** Those on screen that did not arrive. */
export function loadPicturesAgain(): void {
  for (const picture of document.querySelectorAll('img')) {
    const { complete, naturalWidth, src } = picture
    if (src && complete && naturalWidth === 0) picture.src = src
  }
}
