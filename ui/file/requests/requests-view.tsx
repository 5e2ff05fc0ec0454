import { useStore } from '@nanostores/preact'
import { assetOfKey } from '../../../contract/asset-key.ts'
import { Button } from '../../kit/button.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { Section } from '../../kit/section.tsx'
import { assetsLeft } from './request-state.ts'
import { planLicenses } from '../../licensing/planning.ts'
import { $refusals } from '../../licensing/refusals.ts'
import { $requests, mayLicense } from './requests.ts'
import { requestsText } from './request-texts.ts'
import { requestCardWords } from './words.ts'
import styles from './requests-view.module.css'
import { RequestView } from './request-view.tsx'

/** Requests to people who can license. */
export function RequestsView() {
  const t = useStore(requestCardWords)
  const requests = useStore($requests)
  const refusals = useStore($refusals)
  if (requests.length === 0) return null
  const open = requests.filter(({ state }) => state === 'open')
  const answered = requests.filter(({ state }) => state !== 'open')
  const left = assetsLeft(requests)
  return (
    <div class={styles.section}>
      <Section
        title={t.requests}
        action={
          mayLicense(left, refusals) && (
            <Button onPress={() => void planLicenses(left.map(assetOfKey))}>
              {t.licenseRequested({ count: left.length })}
            </Button>
          )
        }
      >
        {open.length > 0 && <p>{requestsText(open.length, left.length)}</p>}
        {open.length > 0 && (
          <ul aria-label={t.openRequests}>
            {open.map(shown => (
              <RequestView
                key={shown.request.id}
                shown={shown}
                isAlone={open.length === 1}
              />
            ))}
          </ul>
        )}
        {answered.length > 0 && (
          <Disclosure summary={t.answered({ count: answered.length })}>
            {() => (
              <ul aria-label={t.answeredRequests}>
                {answered.map(shown => (
                  <RequestView key={shown.request.id} shown={shown} isAlone />
                ))}
              </ul>
            )}
          </Disclosure>
        )}
      </Section>
    </div>
  )
}
