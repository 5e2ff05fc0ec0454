/**
 * The keys of an event as the commands write them: "Control+Shift+G", "Tab",
 * "Shift+1". Command counts as Control.
 */
export function chordOf(event: KeyboardEvent): string {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  const held = [
    (ctrlKey || metaKey) && 'Control',
    altKey && 'Alt',
    shiftKey && 'Shift'
  ].filter(Boolean)
  return [...held, keyOf(event)].join('+')
}

/** Digits and brackets by key code: with Shift they type something else. */
function keyOf({ key, code }: KeyboardEvent): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  if (digit) return digit
  if (code === 'BracketLeft') return '['
  if (code === 'BracketRight') return ']'
  return key.length === 1 ? key.toUpperCase() : key
}
