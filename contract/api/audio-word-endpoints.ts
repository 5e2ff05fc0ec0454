import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { language } from './query.ts'

/** For filter menus; only public documents of the API mention these lists. */
/* @__NO_SIDE_EFFECTS__ */
function words(name: 'genres' | 'instruments' | 'moods') {
  return endpoint({
    summary: `List ${name}`,
    method: 'GET',
    path: `/v2/audio/${name}`,
    access: 'application',
    scope: null,
    query: v.object({ language: language() }),
    body: null,
    reply: v.object({ data: v.array(v.string()) }),
    codes: [200, 400],
    relayed: true
  })
}

export const listGenres = /* @__PURE__ */ words('genres')

export const listInstruments = /* @__PURE__ */ words('instruments')

export const listMoods = /* @__PURE__ */ words('moods')
