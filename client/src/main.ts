import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { renewIfOld } from './pages/renewal';
import { language } from './words/words.svelte';

addEventListener('vite:preloadError', () => void renewIfOld(new URL(import.meta.url).pathname));

await language.learn();
mount(App, { target: document.getElementById('app')! }); // index.html has it
