import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { isExpired } from '../api/subscription.ts'
import type { Subscription } from '../api/subscription.ts'
import { Button } from '../components/button.tsx'
import { Callout } from '../components/callout.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { ProgressBar } from '../components/progress-bar.tsx'
import { Section } from '../components/section.tsx'
import { SubscriptionCard } from '../components/subscription-card.tsx'
import { platform } from '../platform.ts'
import { $subscriptions, fetchSubscriptions } from '../stores/account.ts'
import { wordsFor } from '../words.ts'
import styles from './account-view.module.css'
import { dateText } from './date-text.ts'

export function SubscriptionsView() {
  const known = useStore($subscriptions)

  useEffect(() => {
    if (known.state === 'idle') void fetchSubscriptions()
  }, [known.state])

  return (
    <Section
      title="Subscriptions"
      action={
        known.state === 'ready' && (
          <IconButton
            label="Refresh subscriptions"
            icon="refresh"
            onPress={() => void fetchSubscriptions()}
          />
        )
      }
    >
      {known.state === 'loading' && (
        <ProgressBar label="Loading your subscriptions" done={0} total={0} />
      )}
      {known.state === 'failed' && (
        <Callout kind="bad" role="alert">
          <p>{wordsFor(known.error, 'account')}</p>
          <Button onPress={() => void fetchSubscriptions()}>Try again</Button>
        </Callout>
      )}
      {known.state === 'ready' && <Cards cards={known.subscriptions} />}
    </Section>
  )
}

function Cards({ cards }: { cards: readonly Subscription[] }) {
  if (cards.length === 0) {
    return <p class={styles.soft}>This account has no subscription.</p>
  }
  return (
    <ul class={styles.cards}>
      {cards.map(card => (
        <SubscriptionCard
          key={card.id}
          name={card.name}
          left={card.left}
          limit={card.limit}
          note={noteOf(card)}
        />
      ))}
    </ul>
  )
}

function noteOf(card: Subscription): string | null {
  const { renewsAt, expiresAt, isForImages, isForEditorial } = card
  if (isExpired(card, platform().now())) {
    return `Ended on ${dateText(expiresAt ?? '')}.`
  }
  const notes = []
  if (!isForImages) {
    notes.push(isForEditorial ? 'For editorial only.' : 'Not for images.')
  }
  if (renewsAt) notes.push(`Renews on ${dateText(renewsAt)}.`)
  if (expiresAt) notes.push(`Ends on ${dateText(expiresAt)}.`)
  return notes.join(' ') || null
}
