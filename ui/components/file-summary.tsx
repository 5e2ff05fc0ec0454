import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import styles from './file-summary.module.css'
import { PageList } from './page-list.tsx'

interface Props {
  /** Assets in the file that show comps. */
  comps: number
  /** Of them those that no note in the file says are licensed. */
  unlicensed: number
  /** Of them those that the library still has. */
  licensable: number
  assets: number
  unreadablePages: string[]
  /** How well each page is known. */
  pages: { name: string; note: string }[]
  /** The file changed since, or a page may have. */
  isStale: boolean
  /** Such as `14:03`. */
  checkedAt: string
  onCheck: () => void
  onLicenseAll: () => void
}

export function FileSummary(props: Props) {
  const { comps, unlicensed, licensable, unreadablePages } = props
  const { isStale, checkedAt } = props
  const isPass = comps === 0 && unreadablePages.length === 0
  return (
    <div class={styles.summary}>
      <Callout
        role="status"
        kind={isPass && !isStale ? 'good' : 'warning'}
        title={verdict(props)}
      >
        {comps > unlicensed && <p>{notedText(props)}</p>}
        {unreadablePages.length > 0 && (
          <p>Could not be read: {unreadablePages.join(', ')}.</p>
        )}
      </Callout>
      <div class={styles.row}>
        <PageList
          summary={isStale ? 'Changed since the check' : `Checked ${checkedAt}`}
          pages={props.pages}
        />
        <Button kind="quiet" icon="refresh" onPress={props.onCheck}>
          Check again
        </Button>
      </div>
      {licensable > 0 && (
        <Button kind="primary" large onPress={props.onLicenseAll}>
          License all ({licensable})
        </Button>
      )}
    </div>
  )
}

function verdict(props: Props): string {
  const { comps, unlicensed, assets, unreadablePages } = props
  if (unlicensed > 0) {
    if (assets === 1) return 'The one asset in this file is not licensed'
    return unlicensed === 1
      ? `1 of ${assets} assets is not licensed`
      : `${unlicensed} of ${assets} assets are not licensed`
  }
  if (comps > 0) {
    if (assets === 1) return 'The one asset in this file shows its comp'
    return comps === 1
      ? `1 of ${assets} assets shows its comp`
      : `${comps} of ${assets} assets show their comps`
  }
  if (unreadablePages.length > 0) return 'Not every page could be checked'
  if (assets === 0) return 'Nothing to license in this file'
  return assets === 1
    ? 'The one asset in this file is licensed'
    : `All ${assets} assets in this file are licensed`
}

/** A note in the file is a claim, until the account's history confirms it. */
function notedText({ comps, unlicensed }: Props): string {
  const count = comps - unlicensed
  if (unlicensed === 0) {
    return count === 1
      ? 'It is noted as licensed.'
      : 'They are noted as licensed.'
  }
  return count === 1
    ? '1 more is noted as licensed but shows its comp.'
    : `${count} more are noted as licensed but show their comps.`
}
