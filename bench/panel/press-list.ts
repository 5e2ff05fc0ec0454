import type { Frame, Locator } from 'playwright-core'
import {
  confirmAsPlanned,
  planAll
} from '../../test/journeys/set-up/license-all.ts'
import type { OpenPage } from '../../test/journeys/set-up/open-page.ts'
import {
  openTab,
  place,
  results,
  searchFor
} from '../../test/journeys/set-up/search-and-place.ts'
import { press } from '../../test/journeys/looks/views.ts'

export interface Way {
  /** Selector of what the press shows. */
  shown: string
  /** Selector of the control that leads back; empty for Esc. */
  back: string
}

export interface Press extends Way {
  /** Name of what the press shows. */
  name: string
  /** Opens the place of the button. */
  arrive: (panel: Frame) => Promise<void>
  button: (panel: Frame) => Locator
}

/** Opens a tab at its start, to which a second press returns. */
async function openStart(panel: Frame, name: string): Promise<void> {
  await openTab(panel, name)
  await openTab(panel, name)
}

/** Selector of content in the visible view of a tab. */
function view(tab: string, content: string): string {
  return `#view[aria-labelledby=tab-${tab}] ${content}:not([hidden] *)`
}

function tab(id: string, name: string, content: string): Press {
  const [other, back] =
    id === 'search' ? ['Account', 'account'] : ['Search', 'search']
  return {
    name: `tab ${name}`,
    arrive: panel => openStart(panel, other),
    button: panel => panel.getByRole('tab', { name }),
    shown: view(id, content),
    back: `#tab-${back}`
  }
}

/** A page that a button of a tab opens. */
function page(own: Omit<Press, 'arrive' | 'back'>, from: string): Press {
  return { ...own, arrive: panel => openStart(panel, from), back: '' }
}

function dialog(
  name: string,
  button: Press['button'],
  arrive: Press['arrive']
): Press {
  return {
    name: `dialog ${name}`,
    arrive,
    button,
    shown: '[role=dialog], dialog[open]',
    back: ''
  }
}

/** A dialog that a button of a tab opens. */
function dialogOf(from: string, name: string, label: string | RegExp): Press {
  return dialog(name, button(label), panel => openStart(panel, from))
}

function button(name: string | RegExp): Press['button'] {
  return panel => panel.getByRole('button', { name }).first()
}

async function openAsset(panel: Frame): Promise<void> {
  await openStart(panel, 'Search')
  await results(panel).first().getByRole('button').first().click()
  await panel.getByRole('heading', { name: 'Keywords' }).waitFor()
}

async function openTeamPicks(panel: Frame): Promise<void> {
  await openStart(panel, 'Collections')
  await press(panel, /^Team picks/)
  await panel.getByRole('grid', { name: /^Images in/ }).waitFor()
}

/** What the lead of a team can open. */
export const presses: readonly Press[] = [
  tab('collections', 'Collections', '[role=listitem]'),
  tab('file', 'This file', '[role=listitem]'),
  tab('licenses', 'Licenses', '[role=listitem]'),
  tab('account', 'Account', 'h2'),
  tab('search', 'Search', '[role=gridcell]'),
  page(
    {
      name: 'page of an asset',
      button: panel => results(panel).first().getByRole('button').first(),
      shown: view('search', 'h2')
    },
    'Search'
  ),
  page(
    {
      name: 'page of a collection',
      button: panel => panel.getByRole('button', { name: /^Team picks/ }),
      shown: view('collections', ':is([role=grid], [role=status][aria-label])')
    },
    'Collections'
  ),
  dialogOf('Search', 'of a filter', 'Color filter'),
  dialogOf('Search', 'of all filters', /^All filters/),
  dialogOf('Account', 'of help', 'Questions and keys'),
  dialogOf('Collections', 'of a new collection', 'New collection'),
  dialogOf('Collections', 'of comps to save', 'Save comps…'),
  dialogOf('Collections', 'of a shared collection', 'Open shared…'),
  dialogOf('This file', 'of a plan', /^(License|Swap) all/),
  dialog('of where to save', button('Save'), openAsset),
  dialog('of a pin', button(/^Pin Team/), openTeamPicks),
  dialog('of a new name', button(/^Rename Team/), openTeamPicks)
]

/** What somebody who may not license can open. */
export const requestDialog = dialogOf(
  'This file',
  'of a request',
  /^Request li/
)

/** Places two comps, licenses them if the person may, and places two more. */
export async function fillPanel(
  panel: Frame,
  opened: OpenPage,
  mayLicense: boolean
): Promise<void> {
  await openTab(panel, 'Search')
  await searchFor(panel, 'mountain')
  await placeTwo(opened, 0)
  if (mayLicense) {
    await planAll(panel)
    await confirmAsPlanned(panel)
    await openTab(panel, 'Search')
  }
  await placeTwo(opened, 2)
}

async function placeTwo(opened: OpenPage, first: number): Promise<void> {
  await place(opened, first)
  await place(opened, first + 1)
}
