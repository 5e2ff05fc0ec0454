import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { EmptyState } from '../kit/empty-state.tsx'
import { ChoiceField } from '../kit/fields/choice-field.tsx'
import { choicesOf } from '../kit/fields/choices.ts'
import { Spinner } from '../kit/spinner.tsx'
import { $file, checkFile } from '../file/check/file.ts'
import {
  $licenseList,
  $licenseMedium,
  readLicenses,
  showLicensesOf
} from './license-list.ts'
import type { LicenseList } from './license-list.ts'
import { $session } from '../account/session.ts'
import { errorText } from '../words/error-texts.ts'
import { accountFailures } from '../account/words.ts'
import { mediumWords } from '../library/words.ts'
import { licensesWords } from './words.ts'
import { LicenseListView } from './license-list-view.tsx'
import styles from './licenses-view.module.css'
import { Button } from '../kit/button.tsx'
import { openTab } from '../shell/view.ts'
import { placeWords } from '../shell/words.ts'
import { SignInFirst } from '../shell/sign-in-first.tsx'
import { FailedView } from '../shell/failed-view.tsx'

/** All licenses of the account. */
export function LicensesView() {
  const t = useStore(licensesWords)
  const list = useStore($licenseList)
  const mediaType = useStore($licenseMedium)
  const media = useStore(mediumWords)
  const session = useStore($session)
  const userId = session.state === 'in' ? session.userId : ''

  useEffect(() => {
    if (userId) void readLicenses()
    if ($file.get().state === 'idle') void checkFile()
  }, [userId])

  if (!userId) {
    return (
      <SignInFirst icon="file" title={t.yourLicenses} text={t.signInHint} />
    )
  }
  return (
    <>
      <div class={styles.media}>
        <ChoiceField
          label={t.media}
          value={mediaType}
          choices={choicesOf(media)}
          onChoose={showLicensesOf}
        />
      </div>
      <ListState list={list} />
    </>
  )
}

function ListState({ list }: { list: LicenseList }) {
  const t = useStore(licensesWords)
  const places = useStore(placeWords)
  if (list.state === 'failed') {
    return (
      <FailedView
        title={t.readFailed}
        error={list.error}
        text={errorText(list.error, accountFailures)}
        onRetry={() => void readLicenses()}
      />
    )
  }
  if (list.state !== 'ready') {
    return (
      <p class={styles.status} role="status">
        <Spinner /> {t.readingLicenses}
      </p>
    )
  }
  if (list.licenses.length === 0 && !list.isReading) {
    return (
      <EmptyState icon="file" title={t.noLicensesYet} text={t.noLicensesHint}>
        <Button kind="primary" onPress={() => openTab('file')}>
          {places.file}
        </Button>
        <Button icon="search" onPress={() => openTab('search')}>
          {places.search}
        </Button>
      </EmptyState>
    )
  }
  return <LicenseListView list={list} />
}
