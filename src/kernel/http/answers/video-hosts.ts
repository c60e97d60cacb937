/** Makers of videos whose frames set no cookies. Pages may frame them for visitors who consented to third parties, and for nobody else. */
export const videoHosts = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' } as const
