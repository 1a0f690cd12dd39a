<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Access\AccessResult;
use Drupal\Core\Access\AccessResultInterface;
use Drupal\Core\Session\AccountInterface;
use Drupal\file\FileInterface;
use Drupal\file\FileUsage\FileUsageInterface;

/**
 * A file is as visible as the translations of nodes that use it.
 *
 * Drupal shows all public files to everyone, those of drafts too. A file that
 * nothing uses is visible to whoever brought it.
 */
final class FileAccess {
  public function __construct(
    private readonly FileUsageInterface $usage,
    private readonly FileQuery $files,
    private readonly Viewer $viewer,
  ) {}

  public function access(FileInterface $file, string $operation, AccountInterface $account): AccessResultInterface {
    return match ($operation) {
      'view' => $this->view($file, $account),
      'update' => AccessResult::forbidden('A file is not changed. Upload another one.'),
      'delete' => AccessResult::forbiddenIf($this->usage->listUsage($file) !== [], 'The file is in use.')
        ->addCacheableDependency($file),
      default => AccessResult::neutral(),
    };
  }

  private function view(FileInterface $file, AccountInterface $account): AccessResultInterface {
    $nodes = [];
    $is_used = FALSE;
    foreach ($this->usage->listUsage($file) as $by_type) {
      $is_used = $is_used || $by_type !== [];
      $others = array_diff(array_keys($by_type), ['node']);
      if ($others !== []) {
        return AccessResult::neutral()->addCacheableDependency($file);
      }
      $nodes += $by_type['node'] ?? [];
    }
    $isOwn = $account->isAuthenticated() && (int) $account->id() === (int) $file->getOwnerId();
    $is_visible = $this->viewer->isEditor($account) || ($is_used ? $this->files->shows((int) $file->id(), $account) : $isOwn);
    // A file that is hidden can become visible with any node that is saved.
    $tags = $is_visible ? array_map(static fn (int $id): string => "node:$id", array_keys($nodes)) : ['node_list'];
    return AccessResult::forbiddenIf(!$is_visible, 'Nothing that you see uses the file.')
      ->cachePerPermissions()
      ->addCacheContexts($is_used ? ['user.node_grants:view'] : ['user'])
      ->addCacheTags($tags)
      ->addCacheableDependency($file);
  }
}
