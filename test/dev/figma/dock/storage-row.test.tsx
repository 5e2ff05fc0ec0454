import { cleanup, render, screen } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { StorageRow } from '../../../../dev/figma/dock/storage-row.tsx'

afterEach(cleanup)

async function save(isSaved: boolean): Promise<string[]> {
  const saved: string[] = []
  const entry = { key: 'size', size: 1, text: '2', whole: true }
  render(
    <table>
      <tbody>
        <StorageRow
          entry={entry}
          onEdit={async text => {
            saved.push(text)
            return isSaved
          }}
          onDelete={async () => {}}
        />
      </tbody>
    </table>
  )
  await userEvent.click(screen.getByRole('button', { name: 'Edit size' }))
  await userEvent.type(screen.getByRole('textbox'), '3')
  await userEvent.click(screen.getByRole('button', { name: 'Save size' }))
  return saved
}

test('is no field any more once the value is saved', async () => {
  expect(await save(true)).toEqual(['23'])

  await screen.findByRole('button', { name: 'Edit size' })
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('keeps what is typed when it could not be saved', async () => {
  expect(await save(false)).toEqual(['23'])

  await screen.findByRole('button', { name: 'Save size' })
  expect(screen.getByRole('textbox')).toHaveProperty('value', '23')
})
