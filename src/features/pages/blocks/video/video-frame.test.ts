import { expect, test } from 'vitest'
import { videoFrame } from './video-frame.ts'

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://m.youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=3s', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c3d4e'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c3d4e'],
])('%s plays in %s', (href, frame) => expect(videoFrame(href)).toBe(frame))

test.each([
  '',
  '/een-dag',
  'https://video.example.org/een-dag',
  'https://www.youtube.com/@kanaal',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/about',
])('%s plays at its own address only', (href) => expect(videoFrame(href)).toBeNull())
