import { cleanup, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { noProject } from '../../../../contract/project-fields.ts'
import { $incompletePresses } from '../../../../ui/licensing/details.ts'
import { $project } from '../../../../ui/licensing/project.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { ask, toLicense } from '../../shown-plan.tsx'

beforeEach(() => {
  useQuietPlatform()
  $project.set(noProject)
  $incompletePresses.set(0)
})

afterEach(cleanup)

function fieldsShown(): string[] {
  return screen.queryAllByRole('textbox').map(field => field.id)
}

it('is collapsed when nothing is required, and summarizes its values', async () => {
  $project.set({ ...noProject, client: 'ACME', other: 'Spring' })
  ask([toLicense('1')])
  const before = fieldsShown()

  await userEvent.click(screen.getByText('Project: ACME, Spring'))

  expect(before).toEqual([])
  expect(fieldsShown()).toHaveLength(4)
  expect(screen.getByText(/Anyone who can view the file/)).toBeTruthy()
})

it.each([
  ['image', 0],
  ['audio', 1]
] as const)(
  'says that details are not sent with a %s: %i',
  (mediaType, count) => {
    ask([toLicense('1', { mediaType })], { asksFor: ['client'] })

    const hints = screen.queryAllByText(
      /for tracks, it’s saved in this file only/
    )
    expect(hints).toHaveLength(count)
  }
)

it('keeps typed text', async () => {
  ask([toLicense('1')], { asksFor: ['client'] })

  await userEvent.type(screen.getByLabelText('Client (required)'), 'ACME')

  expect($project.get().client).toBe('ACME')
})

it('focuses the first missing field', async () => {
  $project.set({ ...noProject, client: 'ACME' })
  ask([toLicense('1')], { asksFor: ['client', 'purchaseOrder', 'job'] })

  $incompletePresses.set(1)

  const alerts = await screen.findAllByRole('alert')
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'Your subscription requires: Job',
    'Your subscription requires: Purchase order'
  ])
  await expect
    .poll(() => {
      const job = screen.getByLabelText('Job (required)')
      return document.activeElement === job
    })
    .toBe(true)
})

it('hides the message of a field once it is filled in', async () => {
  ask([toLicense('1')], { asksFor: ['client'] })
  $incompletePresses.set(1)
  await screen.findByRole('alert')

  await userEvent.type(screen.getByLabelText('Client (required)'), 'A')

  expect(screen.queryByRole('alert')).toBeNull()
})
