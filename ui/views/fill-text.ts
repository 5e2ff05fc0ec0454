/** What a button says that fills so many of the selected layers. */
export function fillText(layers: number, isFollowed: boolean): string {
  if (layers === 0) return 'Fill selection'
  const what = layers === 1 ? 'Fill layer' : `Fill ${layers} layers`
  return isFollowed ? `${what} and instances` : what
}
