// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { createPart } from '../../../ui/create-part.ts'
import { PartView } from '../../../ui/views/part-view.tsx'

afterEach(cleanup)

it('says that a part comes, and shows it when it is there', async () => {
  let arrive: (module: { text: string }) => void = () => {}
  const part = createPart(
    () => new Promise<{ text: string }>(resolve => (arrive = resolve))
  )
  render(<PartView part={part}>{({ text }) => <p>{text}</p>}</PartView>)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()

  arrive({ text: 'Here it is.' })

  expect(await screen.findByText('Here it is.')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

it('tries again when it is told to', async () => {
  let tries = 0
  const part = createPart(async () => {
    tries += 1
    if (tries === 1) throw new Error('It did not come.')
    return { text: 'Here it is.' }
  })
  render(<PartView part={part}>{({ text }) => <p>{text}</p>}</PartView>)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('This could not be shown')

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('Here it is.')).toBeTruthy()
  expect(tries).toBe(2)
})

it('shows at once what is there already', async () => {
  const part = createPart(async () => ({ text: 'Here it is.' }))
  await part.load()

  render(<PartView part={part}>{({ text }) => <p>{text}</p>}</PartView>)

  expect(screen.getByText('Here it is.')).toBeTruthy()
})
