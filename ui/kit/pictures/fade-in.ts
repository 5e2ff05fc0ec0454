/** As `ref` of a picture: it fades in once it is loaded, if that takes time. */
export function fadeIn(picture: HTMLImageElement | null): void {
  if (!picture || picture.complete) return
  picture.dataset['loading'] = ''
  picture.onload = picture.onerror = () => delete picture.dataset['loading']
}
