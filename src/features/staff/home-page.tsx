import { staffPages as copy } from '../../content/words/staff.ts'
import { devicesPath } from '../../domain/staff/paths.ts'
import { OneQuestion } from './one-question.tsx'

/** For those who have no lot to go to. */
export const HomePage = () => (
  <OneQuestion heading={copy.home} texts={[copy.homeText]}>
    <a href={devicesPath}>{copy.devices}</a>
  </OneQuestion>
)
