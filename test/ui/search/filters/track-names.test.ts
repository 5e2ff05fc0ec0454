import { expect, it } from 'vitest'
import {
  $trackNames,
  loadTrackNames
} from '../../../../ui/search/filters/track-names.ts'
import { useScriptedWeb } from '../../use-scripted-web.ts'

const web = useScriptedWeb()
const moods = 'GET https://gateway.test/api/v2/audio/moods'
const usual = $trackNames.get()

it('has the usual names until the library lists its own, once', async () => {
  web.on(moods, () => new Response(null, { status: 404 }))
  await loadTrackNames('moods')
  const withoutList = $trackNames.get()
  web.on(moods, () =>
    Response.json({ data: ['Calm', '', 7, 'Wist&amp;ful', 'Calm'] })
  )

  await loadTrackNames('moods')
  await loadTrackNames('moods')

  expect(usual.moods).toContain('Playful')
  expect(withoutList).toEqual(usual)
  expect($trackNames.get()).toEqual({ ...usual, moods: ['Calm', 'Wist&ful'] })
  expect(web.calls('/api/v2/audio/moods')).toHaveLength(2)
})
