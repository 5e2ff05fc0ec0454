import { expect, it } from 'vitest'
import type { Mark } from '../../../../contract/records.ts'
import {
  advertisingFrameOf,
  isAdvertisingName
} from '../../../../ui/file/rights/advertising.ts'

it.each([
  'Ad',
  'ADS 300×250',
  'hero_banner',
  'HeroBanner-2',
  'Summer campaign',
  'promo',
  'Advertising / Home',
  'Advertisement',
  'Promotional mail',
  'Werbung Startseite',
  'Werbebanner_01',
  'Außenwerbung Herbst',
  'Bannerwerbungen',
  'Anzeige A4',
  'SommerKampagne',
  'Sommerkampagne 2026',
  'Publicidad / Inicio',
  'ANUNCIO 300×250',
  'Campaña de verano',
  'Promociones',
  'Publicité',
  'Publicite\u0301 – accueil',
  'PUBLICITE',
  'Pub 1',
  'Campagne été',
  'Bannières',
  'Anúncio',
  'Publicitário',
  'Campanha de verão',
  'Promoção',
  'Promoções',
  '広告',
  '夏のキャンペーン',
  'トップバナー 1',
  'ﾊﾞﾅｰ'
])('treats %s as advertising', name => {
  expect(isAdvertisingName(name)).toBe(true)
})

it.each([
  '',
  'Header',
  'Add item',
  'Shadow',
  'Adventure',
  'Address',
  'Prometheus',
  'Bewerbung',
  'Initiativbewerbungen',
  'Neuerwerbungen',
  'Anwerbung',
  'Wetteranzeige',
  'Publikation',
  'Public',
  'Publicación',
  'Campana',
  'Campo',
  'Promotor',
  'Pubertät',
  'バナナ',
  '公告',
  'Download'
])('does not treat %s as advertising', name => {
  expect(isAdvertisingName(name)).toBe(false)
})

const page = { id: '0:1', name: 'Page' }
const ad = { id: '1:1', name: 'Ad' }
const card = { id: '1:2', name: 'Card' }

function marked(id: string, isAdvertising: boolean): [string, Mark] {
  return [id, { v: 1, id, who: 'Rae', at: '', isAdvertising }]
}

it.each([
  { what: 'a name', frames: [page, ad, card], marks: [], is: ad },
  { what: 'nothing', frames: [page, card], marks: [], is: null },
  {
    what: 'a mark',
    frames: [page, card],
    marks: [marked('1:2', true)],
    is: card
  },
  {
    what: 'a mark against the name',
    frames: [page, ad],
    marks: [marked('1:1', false)],
    is: null
  },
  {
    what: 'the innermost of two marks',
    frames: [page, ad, card],
    marks: [marked('1:1', true), marked('1:2', false)],
    is: null
  },
  {
    what: 'a name within a frame that is marked otherwise',
    frames: [page, card, ad],
    marks: [marked('1:2', false)],
    is: ad
  },
  {
    what: 'the page',
    frames: [{ id: '0:1', name: 'Ads' }, card],
    marks: [],
    is: { id: '0:1', name: 'Ads' }
  }
])('uses $what', ({ frames, marks, is }) => {
  expect(advertisingFrameOf(frames, new Map(marks))).toEqual(is)
})
