import { cleanup, render, screen, within } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import {
  $consoleLines,
  addConsoleLine,
  clearConsole
} from '../../session/console-lines.ts'
import { $dock, Dock } from '../../dock/dock.tsx'

afterEach(() => {
  cleanup()
  clearConsole()
  $dock.set(null)
})

test('shows what the plugin wrote and threw, the newest first', async () => {
  addConsoleLine('log', ['one', { two: 2 }, undefined, 3])
  addConsoleLine('error', [
    'Uncaught (in a timer) Error: lost\n    at code.js\n'
  ])
  render(<Dock />)

  await userEvent.tab()
  await userEvent.keyboard('{Enter}')

  expect(document.activeElement?.textContent).toBe('Console 2, 1 error')
  const table = screen.getByRole('table', { name: 'Plugin console' })
  const [, ...rows] = within(table).getAllByRole('row')
  expect(rows.map(row => row.textContent)).toEqual([
    'errorUncaught (in a timer) Error: lost\n    at code.js',
    'logone {"two":2} undefined 3'
  ])
})

test('is cleared by a button', async () => {
  addConsoleLine('warn', ['careful'])
  $dock.set('Console')
  render(<Dock />)

  await userEvent.click(screen.getByRole('button', { name: 'Clear console' }))

  expect($consoleLines.get()).toEqual([])
  screen.getByText('No console output')
})

test('keeps the last 300 lines, and of each the beginning', () => {
  for (let i = 1; i <= 301; i += 1) addConsoleLine('log', [`line ${i}`])
  addConsoleLine('log', ['x'.repeat(10_000)])

  const lines = $consoleLines.get()

  expect(lines).toHaveLength(300)
  expect(lines[0]?.text).toBe('line 3')
  expect(lines.at(-1)?.text.length).toBeLessThan(5000)
})
