/** What a button says that fills so many of the selected layers. */
export function fillText(layers: number): string {
  if (layers === 0) return 'Fill selection'
  return layers === 1 ? 'Fill layer' : `Fill ${layers} layers`
}
