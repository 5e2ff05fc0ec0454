import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { assetOfKey } from '../../../contract/asset-key.ts'
import { assetName } from '../../library/asset-name.ts'
import { Button } from '../../kit/button.tsx'
import { ReasonForm } from '../../kit/fields/reason-form.tsx'
import { RequestCard } from './request-card.tsx'
import { plainText } from '../../words/plain-text.ts'
import type { RequestState } from './request-state.ts'
import { detailsOf } from '../../library/asset-details.ts'
import { personName, whenText } from '../../account/person-name.ts'
import { planLicenses } from '../../licensing/planning.ts'
import { $refusals } from '../../licensing/refusals.ts'
import { declineRequest, mayLicense, withdrawRequest } from './requests.ts'
import { requestText, requestedAssetsText } from './request-texts.ts'
import { requestCardWords } from './words.ts'

interface Props {
  shown: RequestState
  /** It is the only open request, so "license all" is enough. */
  isAlone: boolean
}

/** Its author may withdraw it; others may decline. */
export function RequestView({ shown, isAlone }: Props) {
  const t = useStore(requestCardWords)
  const { request, state, left, reason } = shown
  const [isAsking, setAsking] = useState(false)
  const isLicensable = mayLicense(left, useStore($refusals))
  const isOwn = request.who === personName()
  const who = whenText(request.who, request.at)
  const answer = requestText(shown)
  return (
    <RequestCard
      who={who}
      note={plainText(request.note)}
      state={reason ? `${answer}: ${plainText(reason)}` : answer}
      summary={requestedAssetsText(request)}
      assets={request.assetIds.map(nameOf)}
    >
      {state === 'open' && (
        <>
          {isLicensable && !isAlone && (
            <Button
              label={t.licenseAsked({ count: left.length, who })}
              onPress={() => void planLicenses(left.map(assetOfKey))}
            >
              {t.licenseSome({ count: left.length })}
            </Button>
          )}
          {isOwn ? (
            <Button
              label={t.withdrawRequestOf({ who })}
              onPress={() => void withdrawRequest(request.id)}
            >
              {t.withdraw}
            </Button>
          ) : (
            <Button
              label={t.declineRequestBy({ who })}
              onPress={() => setAsking(true)}
            >
              {t.declineIt}
            </Button>
          )}
        </>
      )}
      {state === 'open' && isAsking && (
        <ReasonForm
          label={t.declineReason}
          action={t.decline}
          onCancel={() => setAsking(false)}
          onSubmit={reason => {
            setAsking(false)
            void declineRequest(request.id, reason)
          }}
        />
      )}
    </RequestCard>
  )
}

/** Titles come from the library, never from the file. */
function nameOf(key: string): string {
  return plainText(assetName(detailsOf(key), assetOfKey(key)))
}
