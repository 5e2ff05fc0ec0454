import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { Button } from '../kit/button.tsx'
import { FactList } from '../kit/fact-list.tsx'
import { Section } from '../kit/section.tsx'
import { $accountLicenses, lookUpAccount } from './account-licenses.ts'
import { $file, checkFile } from '../file/check/file.ts'
import { $requests } from '../file/requests/requests.ts'
import { $rights } from '../file/rights/rights.ts'
import { $session } from '../account/session.ts'
import { $statesInFile } from '../library/states-in-file.ts'
import { openView } from '../shell/view.ts'
import { accountText, inFileText, requestedText } from './license-texts.ts'
import { assetWords } from './words.ts'
import { rightsWords } from '../file/rights/words.ts'
import { Row } from '../kit/layout/row.tsx'

interface Props {
  assetId: string
}

/** Licenses of an asset in this file and in the account. */
export function LicenseSection({ assetId }: Props) {
  const t = useStore(assetWords)
  const session = useStore($session)
  const file = useStore($file)
  const rights = useStore($rights)
  const requests = useStore($requests)
  const account = useStore($accountLicenses)
  const state = useStore($statesInFile).get(assetId)
  const userId = session.state === 'in' ? session.userId : ''
  const isUsed = rights?.assets.some(({ found }) => isSameAsset(found)) ?? false

  // It was placed since the last check.
  const isNew = !isUsed && state === 'comp'

  useEffect(() => void lookUpAccount(assetId), [assetId, userId])

  function isSameAsset(one: { assetId: string; mediaType: string }): boolean {
    return one.assetId === assetId && one.mediaType === 'image'
  }

  const facts = [
    {
      label: t.thisFile,
      value: isNew
        ? rightsWords.get().comp
        : inFileText(
            file,
            rights?.assets.find(({ found }) => isSameAsset(found)),
            file.state === 'ready' ? file.ledger.filter(isSameAsset) : []
          )
    },
    { label: t.yourAccount, value: accountText(account) },
    { label: t.requested, value: requestedText(requests, assetId) }
  ]
  return (
    <Section title={t.license}>
      <FactList facts={facts.filter(({ value }) => value !== '')} />
      <Row>
        {isUsed && (
          <Button onPress={() => openView({ name: 'file', assetId })}>
            {t.showInFile}
          </Button>
        )}
        {(isNew || file.state === 'idle' || file.state === 'failed') && (
          <Button onPress={() => void checkFile()}>{t.checkFile}</Button>
        )}
        {account.state === 'failed' && (
          <Button icon="refresh" onPress={() => void lookUpAccount(assetId)}>
            {t.askAgain}
          </Button>
        )}
      </Row>
    </Section>
  )
}
