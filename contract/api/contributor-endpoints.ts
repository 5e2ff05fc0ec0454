import * as v from 'valibot'
import { ContributorProfile } from './records/contributor.ts'
import { endpoint } from './endpoint.ts'
import { list } from './records/envelope.ts'
import { ids } from './query.ts'
import { routes } from './routes.ts'

export const listContributors = endpoint({
  summary: 'List contributors',
  ...routes.listContributors,
  access: 'application',
  scope: null,
  query: v.object({ id: ids() }),
  body: null,
  reply: list(ContributorProfile),
  codes: [200, 400],
  relayed: true
})

export const getContributor = endpoint({
  summary: 'Get contributor',
  ...routes.getContributor,
  access: 'application',
  scope: null,
  query: v.object({}),
  body: null,
  reply: ContributorProfile,
  codes: [200, 400, 404],
  relayed: true
})
