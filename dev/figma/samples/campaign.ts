import type { NodeRecord } from '../model/record/node-record.ts'
import { type GridItem, layGrid } from './lay-grid.ts'
import { box, lay, newPage, write } from './lay.ts'
import { fade, filled, solid } from './sample-paints.ts'
import type { Tray } from './tray.ts'

interface Format extends GridItem {
  buzzAssetType: BuzzAssetType
}

function format(
  name: string,
  buzzAssetType: BuzzAssetType,
  width: number,
  height: number
): Format {
  return { type: 'FRAME', name, width, height, buzzAssetType }
}

const social = [
  format('Square post', 'INSTA_POST_SQUARE', 1080, 1080),
  format('Story', 'INSTA_STORY', 1080, 1920),
  format('Link post', 'LINKEDIN_POST_LANDSCAPE', 1200, 627)
]
const ads = [
  format('Leaderboard', 'GOOGLE_LEADERBOARD_AD', 728, 90),
  format('Banner', 'BANNER_WIDE', 576, 192)
]

/** A picture to exchange, a shade that stays, and a line of text. */
function fillAsset(asset: NodeRecord, tray: Tray): void {
  const { width, height } = asset.props
  const all = box(0, 0, width, height)
  const photo = filled(tray.next()).concat(fade('000000', '14203a', 0.4))
  lay(asset, 'RECTANGLE', 'Photo', all, { fills: photo })
  const size = Math.round(height / 12)
  const side = Math.round(width / 12)
  const top = Math.round(height * 0.7)
  const at = box(side, top, width - 2 * side, size + 8)
  write(asset, 'Out now', at, { size, style: 'Bold', fills: solid('ffffff') })
}

/** Assets of five formats in two rows of the grid. */
export function campaign(tray: Tray): void {
  const page = newPage('Campaign')
  const formats = [social, ads]
  const rows = layGrid(page, [
    { name: 'Social', items: social },
    { name: 'Ads', items: ads }
  ])
  rows.forEach((assets, row) => {
    assets.forEach((asset, i) => {
      const known = (formats[row] || [])[i]
      const own = { buzzAssetType: known ? known.buzzAssetType : '' }
      Object.assign(asset.props, own, { clipsContent: true })
      fillAsset(asset, tray)
    })
  })
}
