import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type {
  PlanChoice,
  PlanItem
} from '../../../../ui/licensing/plan/license-plan.ts'
import type { Choice } from '../../../../ui/licensing/planning.ts'
import { ChoiceFields } from '../../../../ui/licensing/rows/choice-fields.tsx'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { ask, choice, openRow, toLicense } from '../../shown-plan.tsx'

beforeEach(() => void useQuietPlatform())

afterEach(cleanup)

const small: PlanChoice = { ...choice, size: 'small' }
const second = { ...choice, subscriptionId: 's2', subscriptionName: 'Second' }

function fieldOf(name: string): HTMLSelectElement {
  return screen.getByRole<HTMLSelectElement>('combobox', { name })
}

function textsOf(name: string): (string | null)[] {
  return within(fieldOf(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
}

/** A plan item with the first of these choices. */
function itemOf(id: string, ...choices: [PlanChoice, ...PlanChoice[]]) {
  const { decision } = toLicense(id)
  const [first] = choices
  const planned = { ...decision, choice: first } as PlanItem['decision'] // the same kind
  return toLicense(id, { choices, decision: planned })
}

it('reports the chosen size and subscription', async () => {
  const given: Choice[] = []
  render(
    <ChoiceFields
      mediaType="image"
      of="Picture 1"
      choices={[choice, small, second]}
      size="huge"
      subscriptionId="s1"
      none={{ size: '', subscription: '', license: '' }}
      onChoose={one => given.push(one)}
    />
  )

  await userEvent.selectOptions(fieldOf('Size of Picture 1'), 'Small')
  await userEvent.selectOptions(fieldOf('Subscription for Picture 1'), 'Second')

  expect(given).toEqual([{ size: 'small' }, { subscriptionId: 's2' }])
})

it('offers one size and one subscription for all', () => {
  ask([itemOf('1', choice, small), itemOf('2', choice, second)])

  expect(textsOf('Size of all')).toEqual(['Huge', 'Small'])
  expect(textsOf('Subscription for all')).toEqual(['Monthly', 'Second'])
  expect(fieldOf('Size of all').value).toBe('huge')
})

it('shows that the sizes differ', () => {
  ask([itemOf('1', choice, small), itemOf('2', small, choice)])

  expect(textsOf('Size of all')).toEqual(['Different sizes', 'Huge', 'Small'])
})

function videoOf(id: string, ...choices: [PlanChoice, ...PlanChoice[]]) {
  return { ...itemOf(id, ...choices), mediaType: 'video' as const }
}

const hd: PlanChoice = { ...second, size: 'hd', format: '' }
const web: PlanChoice = { ...hd, size: 'web' }

it('offers one size for all images and one for all videos', () => {
  ask([
    itemOf('1', choice, small),
    itemOf('2', choice, small),
    videoOf('3', hd, web),
    videoOf('4', web, hd)
  ])

  const fields = screen.getAllByRole('combobox', { name: / all / })
  expect(fields).toHaveLength(2)
  expect(textsOf('Size of all images')).toEqual(['Huge', 'Small'])
  expect(textsOf('Size of all videos')).toEqual([
    'Different sizes',
    'HD',
    'Web'
  ])
})

it('offers no field for all of a single video', () => {
  ask([
    itemOf('1', choice, small),
    itemOf('2', choice, small),
    videoOf('3', hd, web)
  ])

  const fields = screen.getAllByRole('combobox', { name: / all / })
  expect(fields).toEqual([fieldOf('Size of all images')])
})

const mp3: PlanChoice = {
  subscriptionId: 'm1',
  subscriptionName: 'Music',
  license: 'audio_standard',
  size: 'clean_audio',
  format: ''
}
const wav: PlanChoice = {
  ...mp3,
  subscriptionId: 'm2',
  license: 'audio_platform',
  size: 'original_audio'
}

it('offers the license of a track, with the file that follows from it', async () => {
  const track = (id: string) => ({
    ...itemOf(id, mp3, wav),
    mediaType: 'audio' as const
  })
  ask([track('1'), track('2')])

  await openRow('Picture 1')

  expect(textsOf('License for Picture 1')).toEqual([
    'Standard · MP3',
    'Platform · WAV'
  ])
  expect(textsOf('License for all')).toEqual([
    'Standard · MP3',
    'Platform · WAV'
  ])
  expect(screen.getAllByRole('combobox')).toHaveLength(2)
})

it('shows that the licenses of tracks differ', () => {
  const track = (id: string, ...choices: [PlanChoice, PlanChoice]) => ({
    ...itemOf(id, ...choices),
    mediaType: 'audio' as const
  })
  ask([track('1', mp3, wav), track('2', wav, mp3), itemOf('3', choice)])

  expect(textsOf('License for all tracks')[0]).toBe('Different licenses')
})

it('offers no fields for all when there is no choice', () => {
  ask([itemOf('1', choice), itemOf('2', choice)])

  expect(screen.queryByRole('combobox')).toBeNull()
})
