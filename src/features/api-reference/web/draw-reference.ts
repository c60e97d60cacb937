import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import './reference.css'
import { nameControls } from './name-controls.ts'
import { type Tags, callsIn, narrowed } from './narrowed.ts'
import { resolveHere } from './resolve-here.ts'
import { type Description, withEmptyValues } from './with-empty-values.ts'

/** As many calls as a screen or two can show are unfolded when a search has found them. */
const fewCalls = 40

/** The headers of a session by the name of their scheme in the description. */
const credentials = { accessToken: 'access-token', client: 'client', uid: 'uid' }

/**
 * Draws an OpenAPI document into an element, with the parts of the library that a page of ours has no better ones for: its calls, and
 * where the credentials of a call are filled in. Calls carry no cookies of the site, so they are never made in the reader's session;
 * they carry one that a call has begun here, until the page is left.
 * @param withCalls whether calls can be made from it
 * @returns what narrows it to the calls that hold a text, and says how many those are
 */
export function drawReference(place: HTMLElement, description: Description, withCalls: boolean): (text: string) => number {
  nameControls(place)
  const ui = SwaggerUI({
    domNode: place,
    layout: 'CallsLayout',
    plugins: [
      ({ React: { createElement } }) => ({
        fn: { opsFilter: narrowed, resolveSubtree: resolveHere },
        components: {
          CallsLayout: ({ getComponent }) =>
            createElement(
              'div',
              { className: 'swagger-ui' },
              createElement(getComponent('SvgAssets'), null),
              createElement(getComponent('errors', true), null),
              withCalls && createElement(getComponent('AuthorizeBtnContainer', true), null),
              createElement(getComponent('operations', true), null),
            ),
        },
      }),
    ],
    docExpansion: 'none',
    syntaxHighlight: { activated: false },
    supportedSubmitMethods: withCalls ? ['get', 'head', 'post', 'put', 'patch', 'delete'] : [],
    validatorUrl: null,
    persistAuthorization: false,
    requestInterceptor: (request) => Object.assign(request, { credentials: 'omit' }),
    responseInterceptor: (answer) => {
      for (const [scheme, header] of Object.entries(credentials)) if (answer.headers[header]) ui.preauthorizeApiKey(scheme, answer.headers[header])
      return answer
    },
  })
  ui.specActions.updateUrl(`${location.origin}/openapi.json`)
  ui.specActions.updateLoadingStatus('success')
  ui.specActions.updateJsonSpec(withEmptyValues(description))
  let unfolded: string[] = []
  return (text) => {
    ui.layoutActions.updateFilter(text.trim())
    const tags: Tags = ui.specSelectors.taggedOperations()
    const found = callsIn(tags)
    for (const name of unfolded) ui.layoutActions.show(['operations-tag', name], false)
    unfolded = []
    if (text.trim() !== '' && found <= fewCalls) tags.forEach((_tag, name) => void unfolded.push(name))
    for (const name of unfolded) ui.layoutActions.show(['operations-tag', name], true)
    return found
  }
}
