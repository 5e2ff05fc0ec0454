import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { assetKey, isSameAsset, toAssetRef } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import { Button } from '../kit/button.tsx'
import { FactList } from '../kit/fact-list.tsx'
import { Section } from '../kit/section.tsx'
import { $accountLicenses, isOwned, lookUpAccount } from './account-licenses.ts'
import { $file, checkFile } from '../file/check/file.ts'
import { $requests } from '../file/requests/requests.ts'
import { $rights } from '../file/rights/rights.ts'
import { planWords } from '../licensing/plan/words.ts'
import { planLicenses } from '../licensing/planning.ts'
import { $session } from '../account/session.ts'
import { $statesInFile } from '../library/states-in-file.ts'
import { openView } from '../shell/view.ts'
import { LicensedFileButton } from './licensed-file-button.tsx'
import { accountText, inFileText, requestedText } from './license-texts.ts'
import { assetWords } from './words.ts'
import { rightsWords } from '../file/rights/words.ts'
import { Row } from '../kit/layout/row.tsx'

interface Props {
  asset: AssetRef
}

/** Licenses of an asset in this file and in the account. */
export function LicenseSection({ asset }: Props) {
  const isOwn = (one: AssetRef) => isSameAsset(one, asset)
  const t = useStore(assetWords)
  const { useLicensedFile } = useStore(planWords)
  const session = useStore($session)
  const file = useStore($file)
  const rights = useStore($rights)
  const requests = useStore($requests)
  const account = useStore($accountLicenses)
  const state = useStore($statesInFile).get(assetKey(asset))
  const userId = session.state === 'in' ? session.userId : ''
  const isUsed = rights?.assets.some(({ found }) => isOwn(found)) ?? false

  // It was placed since the last check.
  const isNew = !isUsed && state === 'comp'

  useEffect(() => void lookUpAccount(asset), [assetKey(asset), userId])

  const facts = [
    {
      label: t.thisFile,
      value: isNew
        ? rightsWords.get().comp
        : inFileText(
            file,
            rights?.assets.find(({ found }) => isOwn(found)),
            file.state === 'ready' ? file.ledger.filter(isOwn) : []
          )
    },
    { label: t.yourAccount, value: accountText(account) },
    { label: t.requested, value: requestedText(requests, asset) }
  ]
  return (
    <Section title={t.license}>
      <FactList facts={facts.filter(({ value }) => value !== '')} />
      <Row>
        {isOwned(account) && state === 'comp' && (
          <Button onPress={() => void planLicenses([asset])}>
            {useLicensedFile}
          </Button>
        )}
        <LicensedFileButton />
        {isUsed && (
          <Button
            onPress={() => openView({ name: 'file', asset: toAssetRef(asset) })}
          >
            {t.showInFile}
          </Button>
        )}
        {(isNew || file.state === 'idle' || file.state === 'failed') && (
          <Button onPress={() => void checkFile()}>{t.checkFile}</Button>
        )}
        {account.state === 'failed' && (
          <Button icon="refresh" onPress={() => void lookUpAccount(asset)}>
            {t.askAgain}
          </Button>
        )}
      </Row>
    </Section>
  )
}
