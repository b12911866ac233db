import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { install } from './pages/installed';
import { askAgain, insist, renewIfOld } from './pages/renewal';
import { language } from './words/words.svelte';

addEventListener('vite:preloadError', () => void renewIfOld());
addEventListener('error', askAgain, true);

install();
await insist(language.learn);
mount(App, { target: document.getElementById('app')! }); // index.html has it
