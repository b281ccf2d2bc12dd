import type { LinkedPolicy, Screen } from '../../content/addresses.ts'
import { ownQuestions } from '../../content/dealer/facts/pages/questions.facts.ts'
import type { questionIds } from '../../content/dealer/schema/pages/questions.schema.ts'
import type { Topic } from '../../content/words/contact.words.ts'
import { questionsPage } from '../../content/words/questions.words.ts'

type Link =
  | { readonly text: string; readonly topic: Topic }
  | {
      readonly text: string
      readonly to: Screen | LinkedPolicy
      readonly part?: string
      readonly search?: { readonly condition: string }
    }

export type Question = {
  readonly id: string
  readonly question: string
  readonly short: string
  readonly more: string
  readonly link?: Link
}
export type Group<Asked extends Question = Question> = {
  readonly id: string
  readonly title: string
  readonly picture?: 'hero/showroom' | 'place/charging' | 'place/camp-evening' | 'place/workshop'
  readonly questions: readonly Asked[]
}
type BuiltInGroup = Group<Question & { readonly id: (typeof questionIds)[number] }>

/** The dealer's file can leave out, replace, add and reorder questions. */
function withOwnQuestions(groups: readonly BuiltInGroup[]): readonly Group[] {
  const { drop, replace, add, order } = ownQuestions
  const place = ({ id }: Question) => (order.includes(id) ? order.indexOf(id) : order.length)
  const titles = new Map<string, Group>(groups.map((group) => [group.title, group]))
  for (const { group: title } of add) {
    if (!titles.has(title)) titles.set(title, { id: `own-${titles.size}`, title, questions: [] })
  }
  return [...titles.values()].map((group) => {
    const remaining = (group.questions as BuiltInGroup['questions'])
      .filter(({ id }) => !drop.includes(id))
      .map((one) => ({ ...one, ...(replace[one.id] && { more: '', ...replace[one.id] }) }))
    const own = add.filter(({ group: title }) => title === group.title).map((one) => ({ more: '', ...one }))
    return { ...group, questions: [...remaining, ...own].sort((a, b) => place(a) - place(b)) }
  })
}

/** Groups that have a question, in their order on the page. */
export const questionGroups = (): readonly Group[] =>
  withOwnQuestions(questionsPage.groups).filter(({ questions }) => questions.length > 0)
