import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { afterEach, expect, it } from 'vitest'
import { SearchField } from '../../../ui/search/search-field.tsx'

afterEach(cleanup)

function Field({ searches }: { searches: string[] }) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  return (
    <SearchField
      fieldRef={field}
      focusRequest={0}
      canClear={false}
      text={text}
      onText={setText}
      onCompose={setText}
      onSearch={query => searches.push(query)}
    />
  )
}

it('searches on Enter for the typed words', async () => {
  const searches: string[] = []
  render(<Field searches={searches} />)

  await userEvent.type(
    screen.getByRole('searchbox', { name: 'Search images' }),
    'R&B 50% off{Enter}'
  )

  expect(searches).toEqual(['R&B 50% off'])
  expect(screen.getByRole('search')).toBeTruthy()
})

it('distinguishes composed from typed text', async () => {
  const log: string[] = []
  render(
    <SearchField
      fieldRef={createRef()}
      focusRequest={0}
      canClear={false}
      text=""
      onText={text => log.push(`typed ${text}`)}
      onCompose={text => log.push(`composed ${text}`)}
      onSearch={() => {}}
    />
  )
  const field = screen.getByRole('searchbox')
  expect(field.getAttribute('dir')).toBe('auto')

  fireEvent.input(field, { target: { value: 'yama' }, isComposing: true })
  fireEvent.input(field, { target: { value: '山' }, isComposing: true })
  fireEvent.compositionEnd(field)

  expect(log).toEqual(['composed yama', 'composed 山', 'typed 山'])
})

it('clears the field and keeps the focus in it', async () => {
  render(<Field searches={[]} />)
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  await userEvent.type(field, 'tree')

  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))

  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
})
