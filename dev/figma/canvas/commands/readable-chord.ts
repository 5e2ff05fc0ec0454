const names: Record<string, string> = {
  Control: 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc'
}

/** "Ctrl+Shift+G", as it stands on a keyboard. */
export function readableChord(chord: string): string {
  // The plus key itself comes last and has no other name.
  const parts = chord.split(/\+(?=.)/)
  return parts.map(part => names[part] ?? part).join('+')
}
