import { useStore } from '@nanostores/preact'
import type { Asset } from '../api/asset.ts'
import { Button } from '../kit/button.tsx'
import { Row } from '../kit/layout/row.tsx'
import { Section } from '../kit/section.tsx'
import { openOnTop } from '../shell/view.ts'
import { assetWords } from './words.ts'

/** Of a crowd, only some are offered. */
const maxShown = 5

interface Props {
  asset: Asset
}

/** Leads to other assets with the same people. */
export function PeopleSection({ asset }: Props) {
  const t = useStore(assetWords)
  const { mediaType, modelIds, isEditorial } = asset
  const show = (id: string) =>
    openOnTop({
      name: 'search',
      mediaType,
      filters: { models: [id], ...(isEditorial && { use: 'both' }) }
    })
  return (
    <Section title={t.people}>
      <Row>
        {modelIds.slice(0, maxShown).map(id => (
          <Button key={id} onPress={() => show(id)}>
            {modelIds.length > 1 ? t.moreWith({ id }) : t.moreWithPerson}
          </Button>
        ))}
      </Row>
    </Section>
  )
}
