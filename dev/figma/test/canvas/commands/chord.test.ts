import { expect, test } from 'vitest'
import { chordOf } from '../../../canvas/commands/chord.ts'
import { commandGroups, commandOf } from '../../../canvas/commands/commands.ts'
import { readableChord } from '../../../canvas/commands/readable-chord.ts'

function chord(key: string, init: KeyboardEventInit = {}): string {
  return chordOf(new KeyboardEvent('keydown', { key, ...init }))
}

test('writes held keys in one order, Command as Control', () => {
  expect(chord('g', { shiftKey: true, metaKey: true })).toBe('Control+Shift+G')
  expect(chord('g', { altKey: true, ctrlKey: true })).toBe('Control+Alt+G')
  expect(chord('Tab', { shiftKey: true })).toBe('Shift+Tab')
})

test('goes by the place of digits and brackets', () => {
  expect(chord('!', { code: 'Digit1', shiftKey: true })).toBe('Shift+1')
  expect(chord('ü', { code: 'BracketLeft' })).toBe('[')
})

test('gives each chord to one command', () => {
  const chords = commandGroups.flatMap(({ commands }) =>
    commands.flatMap(command => command.keys)
  )

  expect(new Set(chords).size).toBe(chords.length)
  expect(commandOf('Control+D')?.label).toBe('Duplicate')
})

test('is readable, the plus key too', () => {
  expect(readableChord('Control+Shift+G')).toBe('Ctrl+Shift+G')
  expect(readableChord('Control++')).toBe('Ctrl++')
})
