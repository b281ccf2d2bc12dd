import './benefits.css'
import { page } from '../../content/addresses.ts'
import { business } from '../../content/dealer/facts/business.facts.ts'
import { pagePictures } from '../../content/dealer/generated/page-pictures.generated.ts'
import { home } from '../../content/words/home.words.ts'
import { classes } from '../../ui/classes.ts'
import { Link, newTab } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

/** A wide picture that fades into the list of benefits. */
export function Benefits({ zeroPercent }: { zeroPercent: string }) {
  const { heading, benefits, pictureAlt, headingOnPicture } = home.whyChoose
  return (
    <section
      className={classes('why on-dark', !headingOnPicture && 'why--below')}
      data-hook="band"
      aria-labelledby="why"
    >
      <Picture
        src={pagePictures['hero/hills-evening']}
        alt={pictureAlt}
        boxClass="why__picture"
        sizes="(min-width: 60rem) 110vw, 120vw"
      />
      <div className="wrap why__copy">
        <h2 className="h2" id="why">
          {heading}
        </h2>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit.id}>
              <h3>{benefit.title}</h3>
              <p>
                {'link' in benefit ? (
                  <>
                    {zeroPercent} <Link to={page('financing').path}>{benefit.how}</Link>.{' '}
                    <a href={business.financingUrl} {...newTab}>
                      {benefit.link}
                    </a>
                  </>
                ) : (
                  benefit.text
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
