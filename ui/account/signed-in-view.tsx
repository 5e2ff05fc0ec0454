import { useStore } from '@nanostores/preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { Button } from '../kit/button.tsx'
import { Callout } from '../kit/callout.tsx'
import { Section } from '../kit/section.tsx'
import { $isTokenRequested } from '../shell/token-sign-in.ts'
import { signOut } from './session.ts'
import type { SessionState } from './session-state.ts'
import { accountWords } from './words.ts'
import { Hint } from '../kit/layout/hint.tsx'
import styles from './account-view.module.css'
import { SubscriptionsView } from './subscriptions-view.tsx'

interface Props {
  session: Extract<SessionState, { state: 'in' }>
}

export function SignedInView({ session }: Props) {
  const t = useStore(accountWords)
  const [isLeaving, setLeaving] = useState(false)
  const { userName, canLicense, canSeeHistory, canSeeSubscriptions, source } =
    session
  const [before, after] = t.signedInAs.split('{name}')
  useLayoutEffect(() => $isTokenRequested.set(false), [])

  function leave(): void {
    setLeaving(true)
    void signOut().finally(() => setLeaving(false))
  }

  return (
    <>
      <div class={styles.body}>
        <h2 class={styles.who}>
          {before}
          <span class={styles.name}>{userName}</span>
          {after}
        </h2>
        <details class={styles.not}>
          <summary>{t.notYou}</summary>
          <p>{t.notYouHint}</p>
        </details>
        {!canLicense && (
          <Callout kind="warning" title={t.cannotLicense}>
            {t.cannotLicenseHint}
          </Callout>
        )}
        {canLicense && !canSeeHistory && (
          <Callout kind="warning" title={t.cannotReadLicenses}>
            {t.noLicenseAccessHint}
          </Callout>
        )}
      </div>
      {canSeeSubscriptions ? (
        <SubscriptionsView />
      ) : (
        <Section title={t.subscriptions}>
          <Hint>
            {source === 'token' ? t.tokenSeesNone : t.sessionSeesNone}
          </Hint>
        </Section>
      )}
      <Section title={t.signOut}>
        <Hint>{source === 'token' ? t.signOutToken : t.signOutSession}</Hint>
        <div>
          <Button kind="danger" busy={isLeaving} onPress={leave}>
            {t.signOut}
          </Button>
        </div>
      </Section>
    </>
  )
}
