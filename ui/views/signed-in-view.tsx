import { useState } from 'preact/hooks'
import { Button } from '../components/button.tsx'
import { Callout } from '../components/callout.tsx'
import { Section } from '../components/section.tsx'
import { signOut } from '../stores/session.ts'
import type { SessionState } from '../stores/session.ts'
import styles from './account-view.module.css'
import { SubscriptionsView } from './subscriptions-view.tsx'

interface Props {
  session: Extract<SessionState, { state: 'in' }>
}

export function SignedInView({ session }: Props) {
  const [isLeaving, setLeaving] = useState(false)
  const { userName, canLicense, canSeeHistory, canSeeSubscriptions, source } =
    session

  function leave(): void {
    setLeaving(true)
    void signOut().finally(() => setLeaving(false))
  }

  return (
    <>
      <div class={styles.body}>
        <h2 class={styles.who}>
          Signed in as <span class={styles.name}>{userName}</span>
        </h2>
        <details class={styles.not}>
          <summary>Not you?</summary>
          <p>
            Then sign out at once. Someone may have sent you a code or a link of
            their own; licenses would go to that account.
          </p>
        </details>
        {!canLicense && (
          <Callout kind="warning" title="This account cannot license here">
            Its rights do not include licensing. Ask the person who manages the
            account, or sign in with another one.
          </Callout>
        )}
        {canLicense && !canSeeHistory && (
          <Callout kind="warning" title="Your licenses cannot be read">
            What you own already cannot be recognized, so check before you
            license. Signing in through the browser gives this right.
          </Callout>
        )}
      </div>
      {canSeeSubscriptions ? (
        <SubscriptionsView />
      ) : (
        <Section title="Subscriptions">
          <p class={styles.soft}>
            {source === 'token'
              ? 'This token cannot see subscriptions. Use one with the scope purchases.view, or sign in through the browser.'
              : 'This sign-in cannot see subscriptions. Sign out, then sign in again and allow it.'}
          </p>
        </Section>
      )}
      <Section title="Sign out">
        <p class={styles.soft}>
          {source === 'token'
            ? 'Cleared forgets the token. It stays valid until you delete it on your account’s page.'
            : 'Cleared forgets you on this machine. The access it was given ends by itself within an hour.'}
        </p>
        <div>
          <Button kind="danger" disabled={isLeaving} onPress={leave}>
            Sign out
          </Button>
        </div>
      </Section>
    </>
  )
}
