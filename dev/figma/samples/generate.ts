import type { SampleName, SamplePicture } from '../shared/samples.ts'
import { changeLog } from '../model/edits/change-log.ts'
import { store } from '../model/record/document-store.ts'
import { app } from './app.ts'
import { board } from './board.ts'
import { campaign } from './campaign.ts'
import { deck } from './deck.ts'
import { landingPage } from './landing-page.ts'
import { large } from './large.ts'
import { poster } from './poster.ts'
import { type Tray, trayOf } from './tray.ts'

const makers: Record<SampleName, (tray: Tray, seed: number) => void> = {
  poster,
  'landing-page': landingPage,
  app,
  large,
  board,
  deck,
  campaign
}

/** What the realm receives: a sample and the pictures on the shelf for it. */
export interface SampleOrder {
  name: SampleName
  title: string
  seed: number
  pictures: SamplePicture[]
}

function dropPages(): void {
  for (const page of store.root.children || []) store.byId.delete(page.id)
  store.root.children = []
}

/** Makes the store a sample's; the same seed, the same document. */
export function generate(order: SampleOrder): void {
  dropPages()
  store.root.props.name = order.title
  store.key = `${order.name} ${order.seed}`
  makers[order.name](trayOf(order.pictures), order.seed)
  const [page] = store.root.children || []
  if (page) store.currentPage = page
  changeLog.version += 1
}
