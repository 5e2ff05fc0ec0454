import { expect, it } from 'vitest'
import { defaultSettings, plainSearch } from '../../../contract/settings.ts'
import { recentWords, searchesFor } from '../../kept-searches.ts'
import { createWorld, openPanel } from '../open-panel.ts'

it('follows every size but saves the last', async () => {
  const { settings, document, clock } = await openPanel(createWorld())

  settings.resizePanel({ width: 400, height: 500 })
  await clock.advance(300)
  settings.resizePanel({ width: 420.4, height: 510 })
  await clock.advance(300)
  const early = document.calls.filter(name => name === 'saveText').length
  await clock.advance(200)

  expect(early).toBe(0)
  expect(document.calls.filter(name => name === 'resizePanel')).toHaveLength(2)
  expect(document.calls.filter(name => name === 'saveText')).toHaveLength(1)
  expect(document.settings).toMatchObject({ width: 420, height: 510 })
})

it('stays within the limits', async () => {
  const { settings } = await openPanel(createWorld())

  settings.resizePanel({ width: 10, height: 9999 })

  expect(settings.$settings.get()).toMatchObject({ width: 300, height: 1200 })
})

it('keeps at most twenty searches', async () => {
  const { settings } = await openPanel(createWorld())

  for (let i = 0; i < 25; i += 1) {
    settings.rememberSearch(plainSearch(`query ${i}`))
  }

  const words = recentWords(settings.$settings.get())
  expect(words).toHaveLength(20)
  expect(words[0]).toBe('query 24')
})

it('keeps equal searches once, the last first', async () => {
  const { settings } = await openPanel(createWorld())
  settings.rememberSearch(plainSearch('lake'))

  settings.rememberSearch(plainSearch('red boat'))
  settings.rememberSearch(plainSearch('lake'))

  const words = recentWords(settings.$settings.get())
  expect(words).toEqual(['lake', 'red boat'])
})

it('keeps what is changed before the saved ones arrive', async () => {
  const world = createWorld()
  world.document.settings = {
    ...defaultSettings,
    recentSearches: searchesFor('boat'),
    medium: 'audio',
    volume: 0.5,
    safeSearch: false
  }

  const { settings, medium, language, document } = await openPanel(
    world,
    early => {
      early.settings.setVolume(0.2)
      early.settings.rememberSearch(plainSearch('lake'))
      early.settings.setLanguage('de')
      early.searchViews.chooseMedium('video')
    }
  )
  await world.clock.advance(1000)

  const expected = {
    recentSearches: searchesFor('lake', 'boat'),
    medium: 'video',
    language: 'de',
    volume: 0.2,
    safeSearch: false
  }
  expect(settings.$settings.get()).toMatchObject(expected)
  expect(document.settings).toMatchObject(expected)
  expect(medium.$medium.get()).toBe('video')
  expect(language.$language.get()).toBe('de')
})

it('keeps the medium of words that were typed before they arrive', async () => {
  const world = createWorld()
  world.document.settings = { ...defaultSettings, medium: 'audio' }

  const { medium, search } = await openPanel(world, early => {
    early.search.setQuery('lake')
  })

  expect([medium.$medium.get(), search.$query.get()]).toEqual(['image', 'lake'])
})

it('reports that they cannot be saved', async () => {
  const { settings, document, clock, notices } = await openPanel(createWorld())
  document.before.saveText = () => {
    throw new Error('broken')
  }

  settings.rememberSearch(plainSearch('lake'))
  await clock.advance(1000)

  expect(notices.$notices.get()).toMatchObject([{ kind: 'error' }])
})

it('keeps the language that was chosen', async () => {
  const { settings, document, clock } = await openPanel(createWorld())

  settings.setLanguage('ja')
  await clock.advance(500)

  expect(document.settings).toMatchObject({ language: 'ja' })
})

it('keeps its size for a dialog unless it is a bar', async () => {
  const { notices, document, clock } = await openPanel(createWorld())

  notices.setDialogOpen('license', true)
  await clock.advance(10)

  expect(document.calls).not.toContain('resizePanel')
})

it('expands from a bar for a dialog', async () => {
  const { settings, notices, document, clock } = await openPanel(createWorld())
  settings.minimisePanel(true)

  notices.setDialogOpen('license', true)
  await clock.advance(10)

  expect(settings.$settings.get().isMinimised).toBe(false)
  expect(document.calls.filter(name => name === 'resizePanel')).toHaveLength(2)
})

it('saves placed comps even if the panel closes soon', async () => {
  const { settings, document, clock } = await openPanel(createWorld())

  settings.rememberComps(['7', '8'])
  await clock.advance(10)

  expect(document.settings).toMatchObject({ recentComps: ['7', '8'] })
})

it('remembers how loud it was, also while it is muted', async () => {
  const { settings, document, clock } = await openPanel(createWorld())
  settings.setVolume(0.4)

  settings.setVolume(0)
  const silent = settings.$volume.get()
  await clock.advance(500)
  const saved = document.settings
  settings.mute(false)

  expect(silent).toBe(0)
  expect(saved).toMatchObject({ volume: 0.4, isMuted: true })
  expect(settings.$volume.get()).toBe(0.4)
})
