import { useStore } from '@nanostores/preact'
import { useMemo, useRef } from 'preact/hooks'
import { assetKey, toAssetRef } from '../../contract/asset-key.ts'
import type { License } from '../api/licenses.ts'
import type { Subscription } from '../api/subscription.ts'
import { Button } from '../kit/button.tsx'
import { LicenseFilterBar } from './license-filter-bar.tsx'
import { WindowedList } from '../kit/windowed-list.tsx'
import { noFilter, pickLicenses } from './pick-licenses.ts'
import { $loadedSubscriptions } from '../account/subscriptions.ts'
import { detailsOf } from '../library/asset-details.ts'
import { seriesOfRows } from '../library/series.ts'
import type { Series } from '../shell/view.ts'
import {
  $licenseFilter,
  $namesKnown,
  filterLicenses,
  readLicenses
} from './license-list.ts'
import type { LicenseList } from './license-list.ts'
import { $file } from '../file/check/file.ts'
import type { FileState } from '../file/check/file.ts'
import { errorText } from '../words/error-texts.ts'
import { $statesInFile } from '../library/states-in-file.ts'
import { licenseCountText } from './license-row-texts.ts'
import { licenseText, subscriptionText } from '../library/size-texts.ts'
import { licensesWords } from './words.ts'
import { LicenseRowView } from './license-row-view.tsx'
import styles from './licenses-view.module.css'
import { useKeptFocus } from '../kit/use-kept-focus.ts'
import { useKeptPlace } from '../shell/use-kept-place.ts'

interface Props {
  list: Extract<LicenseList, { state: 'ready' }>
}

export function LicenseListView({ list }: Props) {
  const t = useStore(licensesWords)
  const { licenses, isReading, missing } = list
  const scroller = useRef<HTMLDivElement>(null)
  const filter = useStore($licenseFilter)
  const names = useStore($namesKnown)
  const subscriptions = useStore($loadedSubscriptions)
  const states = useStore($statesInFile)
  const known = useMemo(
    () => namesOf(licenses, subscriptions),
    [licenses, subscriptions]
  )
  const file = useStore($file)
  // Before the check nothing is known to be unused.
  const isUnused = filter.isUnused && file.state === 'ready'
  const shown = useMemo(
    () =>
      pickLicenses(
        licenses,
        { ...filter, isUnused },
        one => searchableText(one, known),
        one => states.has(assetKey(one))
      ),
    [
      licenses,
      filter,
      known,
      isUnused && states,
      // Names that load later may match the search.
      filter.text === '' ? 0 : names
    ]
  )
  useKeptFocus()
  useKeptPlace(scroller)
  const note = filter.isUnused && !isUnused && checkText(file)
  const count = licenseCountText(shown.length, licenses.length)
  return (
    <>
      <LicenseFilterBar
        filter={filter}
        subscriptions={[...known].map(([value, text]) => ({ value, text }))}
        onFilter={filterLicenses}
      />
      <div class={styles.row}>
        <p class={styles.count} role="status">
          {isReading ? t.readingOlder({ licenses: count }) : count}
          {missing > 0 && t.notShown({ count: missing })}
          {note && ['', note].join(' · ')}
        </p>
        <Button
          kind="quiet"
          icon="refresh"
          busy={isReading}
          onPress={() => void readLicenses()}
        >
          {t.refresh}
        </Button>
      </div>
      <div ref={scroller} class={styles.scroll}>
        {shown.length > 0 ? (
          <div class={styles.list}>
            <WindowedList
              key={JSON.stringify(filter)}
              label={t.yourLicenses}
              items={shown}
              scroller={scroller}
              rowHeight={72}
              row={(license, index) => (
                <LicenseRowView
                  key={license.id}
                  license={license}
                  subscription={known.get(license.subscriptionId ?? '') ?? ''}
                  isUsed={states.has(assetKey(license))}
                  position={index + 1}
                  count={shown.length}
                  openSeries={() => seriesOfLicenses(shown)}
                />
              )}
            />
          </div>
        ) : (
          <p class={styles.status}>
            {t.noLicenseSuits}{' '}
            <Button kind="quiet" onPress={() => filterLicenses(noFilter)}>
              {t.showAll}
            </Button>
          </p>
        )}
      </div>
    </>
  )
}

function seriesOfLicenses(licenses: readonly License[]): Series {
  return seriesOfRows(
    licenses.map(one => ({
      ...toAssetRef(one),
      known: detailsOf(assetKey(one)) ?? null
    }))
  )
}

/** Why it is not known yet what the file does not use. */
function checkText(file: FileState): string {
  const t = licensesWords.get()
  if (file.state === 'failed') return errorText(file.error)
  return file.state === 'checking' ? t.checkingFile : t.fileNotChecked
}

/** Subscriptions that granted a license, by id. */
function namesOf(
  licenses: readonly License[],
  subscriptions: readonly Subscription[]
): ReadonlyMap<string, string> {
  const t = licensesWords.get()
  const ids = new Set(licenses.flatMap(one => one.subscriptionId ?? []))
  return new Map(
    [...ids].map(id => {
      const name = subscriptions.find(one => one.id === id)?.name
      return [id, name ? subscriptionText(name) : t.subscriptionOf({ id })]
    })
  )
}

function searchableText(
  one: License,
  subscriptions: ReadonlyMap<string, string>
): string {
  const { id, assetId, license, subscriptionId } = one
  const name = detailsOf(assetKey(one))?.description ?? ''
  const subscription = subscriptions.get(subscriptionId ?? '') ?? ''
  const kind = licenseText(license)
  return [id, assetId, kind, subscription, name].join(' ')
}
