/** What is used of the library, which brings no types of its own. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  type Component = (props: { getComponent: (name: string, isContainer?: boolean) => Component }) => unknown
  type Parts = { React: { createElement: (type: string | Component, properties: object | null, ...children: unknown[]) => unknown } }
  type Plugin = (parts: Parts) => { fn?: Record<string, unknown>; components?: Record<string, Component> }
  type Answer = { headers: Readonly<Record<string, string>> }
  type Options = {
    domNode: Element
    layout: string
    plugins: readonly Plugin[]
    docExpansion: 'list' | 'none'
    syntaxHighlight: { activated: boolean }
    supportedSubmitMethods: readonly string[]
    validatorUrl: null
    persistAuthorization: boolean
    requestInterceptor: (request: object) => object
    responseInterceptor: (answer: Answer) => Answer
  }
  type Ui = {
    preauthorizeApiKey(scheme: string, value: string): void
    specActions: { updateUrl(url: string): void; updateLoadingStatus(status: 'success'): void; updateJsonSpec(document: unknown): void }
    specSelectors: { taggedOperations(): never }
    layoutActions: { updateFilter(text: string): void; show(what: readonly string[], isShown: boolean): void }
  }
  export default function SwaggerUI(options: Options): Ui
}
